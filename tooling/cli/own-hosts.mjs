/** Names that a foreign site cannot point to this machine: browsers resolve them by themselves. */
const OF_THIS_MACHINE = /^(([a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/

/**
 * What to answer, with status 421, to a request whose `Host` header is no name of this server; null for
 * its own names, with any port. Without this check the page of a stranger whose name resolves to
 * 127.0.0.1 (DNS rebinding) could read a developer's server.
 * @param {string | undefined} host the `Host` header
 * @param {readonly string[]} allowed names besides those of this machine
 * @returns {string | null}
 */
export function hostRefusal(host = '', allowed = []) {
  const name = host.toLowerCase().replace(/:\d*$/, '')
  if (OF_THIS_MACHINE.test(name) || allowed.includes(name)) return null
  return `This server does not answer to the host "${name.slice(0, 253)}", only to localhost, 127.0.0.1, [::1], names that end in .localhost, and those of the setting ALLOWED_HOSTS. Add the name there if it is yours.\n`
}
