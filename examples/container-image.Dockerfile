# nginx without root privileges, its configuration, and the site, which container-image.yml provides as the build context “site”.
# Dependabot can update the base image (package-ecosystem: docker).
FROM ghcr.io/nginx/nginx-unprivileged:1.30.5-alpine-slim@sha256:3af0c10d960cc2502427fe1219c52989d309e7d65596869c60a34fd2fa2406f0
COPY nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=site . /srv/docs/
