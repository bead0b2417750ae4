/**
 * Runs the sandbox's API, author and database tests on a temporary PostgreSQL, which is deleted
 * afterwards. Exits with Jest's code. Arguments are passed to Jest.
 */
import { spawn } from 'node:child_process'
import { createCluster } from './postgres-cluster.mjs'

function runJest(url) {
  const args = [
    'node_modules/jest/bin/jest.js',
    'sandbox/api',
    'sandbox/database',
    'sandbox/failures',
    'sandbox/control',
    'sandbox/author/(?!shell/)',
  ]
  const child = spawn(process.execPath, [...args, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: url },
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

// Ctrl-C also reaches Jest and PostgreSQL: ignored here, so that this script can delete the folder.
process.on('SIGINT', () => {})
const cluster = await createCluster()
try {
  process.exitCode = await runJest(cluster.url)
} finally {
  await cluster.remove()
}
