#!/bin/sh
# What the published images of PostgreSQL, Redis and nginx do before their program runs; `npm run test:containers` starts Debian's packages by it.
set -eu
as_postgres() { setpriv --reuid=postgres --regid=postgres --init-groups "$@"; }

case $1 in
  postgres)
    PATH=$(echo /usr/lib/postgresql/*/bin):$PATH
    export PATH PGDATA=/var/lib/postgresql/data
    install -d -o postgres /run/postgresql && chown postgres "$PGDATA" && chmod 700 "$PGDATA"
    if [ ! -e "$PGDATA/PG_VERSION" ]; then
      (umask 077 && printf '%s\n' "$POSTGRES_PASSWORD" >/tmp/password && chown postgres /tmp/password)
      as_postgres initdb -U "$POSTGRES_USER" --pwfile=/tmp/password --auth-local=trust --auth-host=scram-sha-256
      rm /tmp/password
      echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
      echo "CREATE DATABASE $POSTGRES_DB" | as_postgres postgres --single postgres
    fi
    exec setpriv --reuid=postgres --regid=postgres --init-groups postgres -c listen_addresses='*'
    ;;
  redis-server) exec setpriv --reuid=redis --regid=redis --init-groups "$@" --protected-mode no ;;
  *) exec "$@" ;;
esac
