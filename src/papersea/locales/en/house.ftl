### What whoever runs the server says to everybody, and what they are told.

## Before a restart

house-label = From whoever runs this server
house-restarts = papersea will restart soon.
house-restarts-at = papersea will restart at { $time }.
house-restarts-on = papersea will restart on { $day } at { $time }.
house-back = It should be back at { $time }.
house-safe = Nothing is lost; games go on afterwards.
house-now = any moment now
house-put-away = Dismiss

## Reporting somebody

report-who = Who is it about?
report-reason = What’s it about?
report-reason-name = The name
report-reason-behaviour = Behaviour
report-reason-unfair = Cheating or leaving
report-reason-other = Something else
report-note = In a few words, if you like
report-about = Only those who run this server will read it. The person it’s about isn’t told.
report-send = Send
report-sent = Thank you. Those who run this server will look into it.

## Whether games may be measured

measuring-title = Can your games help?
measuring-about = Those who run this server would like to find out how well people play. May they use the games you finish from now on, without your name? A game is used only if everybody in it has said yes. You can change your mind in the settings at any time; your games are then taken out again.
measuring-yes = Yes, gladly
measuring-no = No, thank you
measuring-said = Thank you. You can change your answer in the settings at any time.
