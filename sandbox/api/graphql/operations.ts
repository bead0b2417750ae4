import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Documents by their SHA-256 in hexadecimal, with or without a `sha256:` prefix. */
export type OperationSet = Record<string, string>

/** The operations that clients may send: the regular set and the DTT set. */
export interface Operations {
  regular: OperationSet
  dtt: OperationSet
}

interface Manifest {
  format: string
  version: number
  operations: { id: string; body: string }[]
}

/**
 * Reads `regular.json` and `dtt.json`, persisted-query manifests in Apollo's format, which the build
 * writes into `dist/operations`.
 */
export async function readOperations(folder: string): Promise<Operations> {
  const [regular, dtt] = await Promise.all([
    readManifest(join(folder, 'regular.json')),
    readManifest(join(folder, 'dtt.json')),
  ])
  return { regular, dtt }
}

async function readManifest(file: string): Promise<OperationSet> {
  const text = await readFile(file, 'utf8').catch((cause) => {
    throw new Error(`No operations at ${file}: the build writes them; run npm run build.`, {
      cause,
    })
  })
  const manifest: Manifest = JSON.parse(text)
  if (manifest.format !== 'apollo-persisted-query-manifest' || manifest.version !== 1) {
    throw new Error(`${file} is no apollo-persisted-query-manifest of version 1.`)
  }
  return Object.fromEntries(manifest.operations.map(({ id, body }) => [id, body]))
}
