#!/bin/sh
# pin.sh: the images that papersea is built from and runs beside, by their content as it is today, as
# lines for deploy/.env. Needs docker with buildx, and the registry. Again for newer ones.
set -eu
pin() {
    digest=$(docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$2")
    echo "$1=$2@$digest"
}
pin PYTHON_IMAGE python:3.13-slim
pin POSTGRES_IMAGE postgres:17
pin REDIS_IMAGE redis:7
pin CADDY_IMAGE caddy:2
