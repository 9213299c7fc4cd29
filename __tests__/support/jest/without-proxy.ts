const VARIABLES = ['http_proxy', 'https_proxy', 'no_proxy', 'all_proxy']

/** Jest runs this before tests that stay on this machine, so that they do the same behind a proxy. */
export default function withoutProxy(): void {
  for (const name of VARIABLES) {
    delete process.env[name]
    delete process.env[name.toUpperCase()]
  }
}
