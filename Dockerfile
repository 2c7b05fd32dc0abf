FROM node:24-slim AS page
WORKDIR /app
COPY web web
COPY src src
RUN npm --prefix web ci && npm --prefix web run build

FROM python:3.13-slim
WORKDIR /app
COPY . .
COPY --from=page /app/src/rockworker/server/page src/rockworker/server/page
RUN pip install --no-cache-dir -c constraints.txt '.[postgres]' && useradd --create-home rockworker
USER rockworker
WORKDIR /home/rockworker
ENV ROCKWORKER_HOST=0.0.0.0
EXPOSE 8000
HEALTHCHECK --interval=30s CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/ready')"]
CMD ["rockworker", "serve"]
