### What `papersea doctor` finds, a sentence or two each. What to type stands below it, on a line of its own.
### $is is “good” where all is well.

doctor-version = papersea { $version }, { $origin ->
    [clone] from a clone
   *[installed] installed
}
doctor-python = Python { $version } on { $system }: { $program }
doctor-kernel = { $way ->
    [library] The rules run as machine code that came with the package ({ $why }).
    [numba] The rules run as machine code that Numba has compiled here ({ $why }).
   *[python] The rules run as plain Python, which is slow: bots think longer ({ $why }).
}
doctor-language = Language: { $language } ({ $said ->
    [none] the terminal doesn’t ask for any
   *[said] { $said }
})
doctor-terminal = Terminal: { $columns } × { $rows }, { $encoding }, { $colours ->
    [none] no colours
    [standard] 16 colours
    [eight-bit] 256 colours
   *[truecolor] all colours
}
doctor-full-screen = Games fill the whole screen; --lines plays them line by line.
doctor-data = { $is ->
    [good] Your data belongs in { $folder }.
   *[wrong] Your data belongs in { $folder }, but nothing can be written there. XDG_DATA_HOME chooses another folder.
}
doctor-page = { $is ->
    [good] The page for browsers is there.
   *[lacking] The page for browsers wasn’t built: papersea serve has none.
}
doctor-pocket = { $is ->
    [good] What lets browsers play on without a server is there.
   *[lacking] What lets browsers play on without a server wasn’t packed.
}
doctor-manual = { $is ->
    [good] The manual is there.
   *[lacking] There’s no manual here; papersea serve --manual shows one.
}
# $what is one of those below.
doctor-extra = { $missing ->
    [none] { $extra }: { $what }
   *[some] { $extra } ({ $what }) isn’t whole: { $missing }
}
doctor-for-terminal = games on the whole screen
doctor-for-server = tables for everybody, and playing online
doctor-for-cluster = PostgreSQL and Redis
doctor-for-arena = ratings and plots
doctor-for-envs = Gymnasium and PettingZoo
doctor-for-openspiel = OpenSpiel
doctor-for-rlcard = RLCard
doctor-for-train = what opponents learn with
doctor-for-ray = work on more than one machine
doctor-for-jit = compiling the rules here
doctor-port = { $is ->
    [good] Port { $port } is free for papersea serve.
   *[taken] Port { $port } is taken: perhaps a server is running already. Another one:
}
doctor-database = { $is ->
    [good] The database can be reached: { $address }
   *[wrong] The database can’t be used: { $address }. { $problem }
}
doctor-redis = { $is ->
    [good] Redis answers: { $address }
   *[wrong] Redis doesn’t answer: { $address }. { $problem }
}
doctor-well = All is well. What is marked with a dot, papersea goes without.
doctor-not-well = Not all is well: see what is marked with a cross.
