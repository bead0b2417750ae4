/** Start commands of the measured servers. All use the same version of Node, which Astro requires. */
import { join } from 'node:path'
import { benchFolder, peersFolder } from './folders.mjs'

/** The Node of the `node` package. */
export const peerNode = join(peersFolder, 'node/bin/node')

/** @param {'roots' | 'one-root'} variant see servers/bare.mjs */
export const bareServer = (variant) => ({
  start: async (port) => ({
    script: join(benchFolder, 'servers/bare.mjs'),
    env: { PORT: String(port), VARIANT: variant },
  }),
  path: (count) => `/${count}`,
})
