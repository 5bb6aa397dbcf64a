#!/bin/sh
# A throw-away PostgreSQL for the tests: start DIR PORT | stop DIR | kill DIR (an absolute path), and
# replicate DIR PORT OF_PORT: a streaming replica of the server at a port, started.
set -eu # not in the first line: `sh FILE` does not read that
BIN=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1 || true)
[ -n "$BIN" ] || { echo "no PostgreSQL programs: tests on PostgreSQL left out" >&2; exit 3; }
as() {
  if [ "$(id -u)" = 0 ]; then
    setpriv --reuid=postgres --regid=postgres --init-groups \
      env -i PATH="$BIN:/usr/bin:/bin" LC_ALL=C.UTF-8 "$@"
  else
    PATH="$BIN:$PATH" "$@"
  fi
}
cd /
case $1 in
start | replicate)
  mkdir -p "$2"
  [ "$(id -u)" = 0 ] && chown postgres: "$2"
  chmod 700 "$2"
  as test -x "$2" || { echo "$2: the postgres user cannot enter it; use a folder under /tmp" >&2; exit 1; }
  [ $1 = start ] || as pg_basebackup -D "$2/d" -R -c fast -h 127.0.0.1 -p $4 -U octavo
  [ -f "$2/d/PG_VERSION" ] ||
    as initdb -D "$2/d" -A trust -U octavo -E UTF8 --locale=C.UTF-8 -N >/dev/null
  as pg_ctl -D "$2/d" -w -s -l "$2/log" \
    -o "-c listen_addresses=127.0.0.1 -p $3 -c unix_socket_directories= -c fsync=off" start
  echo "postgres://octavo@127.0.0.1:$3/postgres"
  ;;
stop) as pg_ctl -D "$2/d" -w -s -m fast stop ;;
kill) as pg_ctl -D "$2/d" -w -s -m immediate stop ;;
esac
