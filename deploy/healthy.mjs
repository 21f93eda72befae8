// Whether the server in this container is healthy: for the container's health check.
const response = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/health`).catch(() => null)
process.exit(response?.ok ? 0 : 1)
