#!/bin/sh
# The steps of the container image, one by one; a shell uses the same ones:
#   build <source> <release>   makes a release from a checkout, which keeps its own packages
#   user <data folder>         makes the account it runs under
#   try <release> [port]       starts a release on an empty data folder, asks whether it is well, and stops it
set -eu

build() {
  source=$1
  release=$2
  cd "$source"
  # Installs by the lock file first.
  npm run build
  mkdir -p "$release/deploy" "$release/scripts"
  cp -R package.json package-lock.json LICENSE dist "$release/"
  cp scripts/*.mjs "$release/scripts/"
  cp deploy/image.sh deploy/healthy.mjs "$release/deploy/"
  # What the programs need is installed by the same lock file; the workspaces exist by name only, because they are bundled.
  for package in */package.json; do
    mkdir -p "$release/$(dirname "$package")"
    cp "$package" "$release/$package"
  done
  # The rules as people read them lie beside each game.
  for rules in games/*/RULES.md; do
    mkdir -p "$release/$(dirname "$rules")"
    cp "$rules" "$release/$rules"
  done
  cd "$release"
  npm ci --omit=dev --no-audit --no-fund
}

user() {
  id rulewright >/dev/null 2>&1 || useradd --system --create-home rulewright
  mkdir -p "$1"
  chown rulewright "$1"
  chmod 700 "$1"
}

try() {
  release=$1
  port=${2:-3999}
  data=$(mktemp -d)
  cd "$release"
  before=$(ls -l dist/node/server.js)
  DATA_DIR="$data" PORT="$port" LOG=0 npm start &
  server=$!
  tries=0
  until PORT="$port" node deploy/healthy.mjs; do
    tries=$((tries + 1))
    if [ "$tries" -gt 120 ] || ! kill -0 "$server" 2>/dev/null; then
      echo "The release does not come up." >&2
      kill "$server" 2>/dev/null || true
      exit 1
    fi
    sleep 1
  done
  # The command line of a release does not go through the running server: it has its own access.
  npm run -s rulewright -- games
  kill "$server"
  wait "$server" || true
  if [ "$before" != "$(ls -l dist/node/server.js)" ]; then
    echo "npm start has built a release again." >&2
    exit 1
  fi
  npm run -s rulewright -- matches check "$data"
  rm -rf "$data"
  echo "The release is well."
}

"$@"
