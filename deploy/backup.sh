#!/bin/sh
# backup.sh FOLDER KEEP [HOURS]: one more copy of all that PAPERSEA_DATABASE and PAPERSEA_TABLES name,
# as a folder of its own, which it names; then only the newest KEEP stay. Copy FOLDER to another machine
# as well. With HOURS for ever, where nothing else calls it: one whenever the newest copy is so many hours old.
set -eu
umask 077
folder=$1 keep=$2 hours=${3:-}

if [ -n "$hours" ]; then
    mkdir -p "$folder"
    find "$folder" -mindepth 1 -maxdepth 1 -name '.2*Z' -exec rm -rf {} + # nobody else writes here
    while :; do
        recent=$(find "$folder" -mindepth 1 -maxdepth 1 -name '2*Z' -mmin "-$((hours * 60))")
        # One that fails has said why, and is tried again; not at once, for it may have filled a disk.
        [ -n "$recent" ] || sh "$0" "$folder" "$keep" || sleep 3540
        sleep 60
    done
fi

name=$(date -u +%Y%m%dT%H%M%SZ)
new="$folder/.$name"
if [ -e "$folder/$name" ]; then
    echo "$folder/$name is there already" >&2
    exit 75 # for now: a second later it has another name
fi
mkdir -p "$new"
# A copy that was cut off keeps its dot, and goes; one whose script was killed goes a day later.
trap 'rm -rf "$new"' EXIT
trap 'exit 143' INT TERM
find "$folder" -mindepth 1 -maxdepth 1 -name '.2*Z' -mmin +1440 -exec rm -rf {} +
case $PAPERSEA_DATABASE in
postgresql:*)
    # Tables first and people last: so every game that a table has finished is in the copy.
    for each in ${PAPERSEA_TABLES:-}; do
        pg_dump --format=custom --file="$new/tables-${each%%=*}.dump" "${each#*=}"
    done
    pg_dump --format=custom --file="$new/main.dump" "$PAPERSEA_DATABASE"
    ;;
*) papersea backup "$new/papersea.db" > /dev/null ;; # it would say where the copy is not to stay
esac
mv "$new" "$folder/$name"
echo "$folder/$name"
find "$folder" -mindepth 1 -maxdepth 1 -type d -name '2*Z' | sort -r | tail -n "+$((keep + 1))" |
    while read -r old; do rm -rf "$old"; done
