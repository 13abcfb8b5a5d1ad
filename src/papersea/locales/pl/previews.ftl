### Co widać z linku, zanim ktoś go otworzy: w komunikatorach, wyszukiwarkach i na telefonie, który
### ma tę stronę na ekranie głównym. Po jednym wierszu; niczego się tu nie wstawia.

preview-about = Mała gra karciana o składanym papierze, dla dwóch do czterech osób: przez link, ze znajomymi i botami.
preview-table = Stół na papierowym morzu
preview-table-about = Otwórz link, żeby usiąść i grać albo oglądać.
preview-game = Gra na papierowym morzu
preview-game-about = Otwórz link, żeby obejrzeć ją jeszcze raz, ruch po ruchu.
preview-deal = Rozdanie na papierowym morzu
preview-deal-about = Otwórz link, żeby zagrać tymi samymi kartami i porównać wyniki.
preview-puzzle = Zadanie z papierowego morza
preview-puzzle-about = Jedna decyzja z dobrze rozegranej gry. Który ruch jest wyraźnie najlepszy?
preview-rules = Zasady papierowego morza
preview-rules-about = Każda zasada i każda karta, słowami pięciu edycji.
preview-needs-script = papersea potrzebuje JavaScriptu. Zezwól na niego na tej stronie.
