# The wheel's build makes the page, with Node from its Python package.
FROM python:3.13-slim AS builder
WORKDIR /app
COPY . .
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /dist .

FROM python:3.13-slim
COPY constraints.txt /dist/
COPY --from=builder /dist/*.whl /dist/
RUN pip install --no-cache-dir -c /dist/constraints.txt "$(ls /dist/*.whl)[postgres]" && useradd --create-home rockworker
USER rockworker
WORKDIR /home/rockworker
ENV ROCKWORKER_HOST=0.0.0.0
EXPOSE 8000
HEALTHCHECK --interval=30s CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/ready', timeout=5)"]
CMD ["rockworker", "serve"]
