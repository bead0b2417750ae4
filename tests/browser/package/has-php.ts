import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether there is a PHP, installed from Debian's packages where the machine allows it. */
export function hasPhp(): boolean {
  if (answers()) return true
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-q'], { env })
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'php-cli'], { env })
  return answers()
}

function answers(): boolean {
  return spawnSync('php', ['--version']).status === 0
}
