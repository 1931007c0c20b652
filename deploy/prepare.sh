#!/bin/sh
# What compose.yaml needs and no repository holds: secrets, the password of PostgreSQL, a certificate. What is there already stays.
# sh deploy/prepare.sh && docker compose -f deploy/compose.yaml up --build
set -eu
cd "$(dirname "$0")"
umask 077
secret() { openssl rand -hex 24; }

if [ ! -e env/secrets.env ]; then
  password=$(secret)
  while IFS= read -r line; do
    case $line in
      DATABASE_URL=*) echo "DATABASE_URL=postgres://site:$password@postgres:5432/site" ;;
      *=change-me*) echo "${line%%=*}=$(secret)" ;;
      *) echo "$line" ;;
    esac
  done <env/secrets.env.example >env/secrets.env
  echo "POSTGRES_PASSWORD=$password" >.env # read by compose
  echo "made: deploy/env/secrets.env, deploy/.env"
fi

mkdir -p -m 755 acme # proofs of who renews the certificate
# nginx does not start without one. Browsers warn of it until the real one lies in its place.
if [ ! -e tls/site.crt ]; then
  mkdir -p tls
  hosts=$(sed -n 's/^SITE_HOSTS=//p' env/site.env | tr ',' '\n' | sed 's/[:=].*//; s/^./DNS:&/' | paste -sd, -)
  hosts=${hosts:-$(sed -n 's#^SITE_URL=https*://\([^/:]*\).*#DNS:\1#p' env/site.env)}
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj /CN=site \
    -addext "subjectAltName=${hosts:-DNS:localhost}" -keyout tls/site.key -out tls/site.crt 2>/dev/null
  echo "made: deploy/tls/site.crt, for 30 days and trusted by nobody"
fi
