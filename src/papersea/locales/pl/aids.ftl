### W skrócie: karty pomocy z pudełka

aid-turn = Twoja tura
aid-turn-draw = Weź kartę
aid-turn-deck = Dwie z talii: jedną zatrzymaj, drugą odłóż na stos
aid-turn-or = albo
aid-turn-pile = Karta z wierzchu stosu
aid-turn-duo = Wyłóż zestawy, jeśli chcesz
aid-turn-end = Zakończ turę albo, od { $points } punktów, całą rundę
aid-duos = Zestawy
aid-duos-about = Każdy daje 1 punkt, także na ręce. Wyłożone mają efekt:
aid-duo-crab = Przejrzyj stos i weź kartę
aid-duo-boat = Graj jeszcze jedną turę
aid-duo-fish = Weź kartę z wierzchu talii
aid-duo-theft = Ukradnij kartę z czyjejś ręki
aid-worth = Zdobycze kolekcjonera i syreny
aid-collectors = Im więcej jednego rodzaju, tym lepiej
aid-multipliers = Mnożniki, za każdą kartę
aid-mermaid = 1 punkt za każdą kartę twojego najliczniejszego koloru; kolejna syrena bierze następny kolor
aid-mermaids = Wszystkie cztery: wygrywasz grę
aid-end = Zakończenie rundy
aid-end-need = Od { $points } punktów możesz powiedzieć:
aid-end-stop = Wszyscy zdobywają punkty za karty.
aid-end-last = Pozostali mają jeszcze po jednej turze. Potem:
aid-end-won = Nikt nie ma więcej od ciebie
aid-end-won-you = ty: karty + bonus koloru
aid-end-won-others = pozostali: bonus koloru
aid-end-lost = Ktoś ma więcej od ciebie
aid-end-lost-you = ty: bonus koloru
aid-end-lost-others = pozostali: karty
aid-end-bonus = Bonus koloru: 1 punkt za każdą kartę twojego najliczniejszego koloru
# $targets to punkty dla dwóch, trzech i czterech osób.
aid-end-target = Gra kończy się przy { $targets } punktach (2 · 3 · 4 osoby).
aid-colours = Kolory
aid-colours-about = Ile jest kart każdego koloru
