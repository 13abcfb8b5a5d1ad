### What whoever runs the server says to everybody, and what they are told.

## Before a restart

house-label = From whoever runs this server
house-restarts = papersea restarts soon.
house-restarts-at = papersea restarts at { $time }.
house-restarts-on = papersea restarts on { $day } at { $time }.
house-back = It should be back at { $time }.
house-safe = Nothing is lost; games go on afterwards.
house-now = any moment now
house-put-away = Put away

## Reporting somebody

report-who = Whom?
report-reason = What is it about?
report-reason-name = The name
report-reason-behaviour = Behaviour
report-reason-unfair = Cheating or leaving
report-reason-other = Something else
report-note = In a few words, if you like
report-about = Only those who run this server read it. Whoever it is about is not told.
report-send = Send
report-sent = Thank you. Those who run this server will look at it.
