#!/bin/sh
# The steps of the container image, one by one: "build <source> <release>" makes a release from a checkout,
# "user <data folder>" makes the account it runs under.
set -eu

build() {
  source=$1
  release=$2
  cd "$source"
  npm ci --no-audit --no-fund
  npm run build
  npm prune --omit=dev --no-audit --no-fund
  mkdir -p "$release/deploy" "$release/games" "$release/scripts"
  cp -R package.json LICENSE dist node_modules "$release/"
  cp scripts/*.mjs "$release/scripts/"
  cp deploy/image.sh deploy/healthy.mjs "$release/deploy/"
  # The rules as people read them lie beside each game.
  for rules in games/*/RULES.md; do
    mkdir -p "$release/$(dirname "$rules")"
    cp "$rules" "$release/$rules"
  done
  # Links from the workspaces to their source are of no use here: the programs are bundled.
  rm -rf "$release/node_modules/@rulewright"
}

user() {
  id rulewright >/dev/null 2>&1 || useradd --system --create-home rulewright
  mkdir -p "$1"
  chown rulewright "$1"
  chmod 700 "$1"
}

"$@"
