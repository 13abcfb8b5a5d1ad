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

## Whether games may be measured

measuring-title = May your games help?
measuring-about = Those who run this server would like to find out how well people play. May they use games that you finish from now on, without your name? A game is used only if everybody in it has said yes. You can take it back in the settings at any time; your games are then taken out again.
measuring-yes = Yes, gladly
measuring-no = No, thank you
measuring-said = Thank you for your answer. You can change it in the settings at any time.
