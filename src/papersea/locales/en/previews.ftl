### What is shown of a link before it is opened: by messengers, search engines, and a phone that
### keeps the page on its home screen. One line each; nothing is filled in.

preview-about = A small card game about folded paper, for two to four players: by link, with friends and bots.
preview-table = A table in the paper sea
preview-table-about = Follow the link to sit down and play, or to watch.
preview-game = A game in the paper sea
preview-game-about = Follow the link to watch it again, move by move.
preview-deal = A deal in the paper sea
preview-deal-about = Follow the link to play the same cards, then compare your scores.
preview-puzzle = A puzzle from the paper sea
preview-puzzle-about = One choice from an expert game. Which move is clearly best?
preview-rules = The rules of the paper sea
preview-rules-about = Every clause and every card, in the words of five editions.
preview-needs-script = papersea needs JavaScript. Please allow it for this page.
