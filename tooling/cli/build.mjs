/** `foyer build`: the widgets of this folder, for servers, visitors and authors. */
import { buildProject } from './build-project.mjs'

const { types, out, name, bytes } = await buildProject()
process.stdout.write(`${types.length} widgets of ${name}: ${types.join(', ') || 'none'}\n`)
for (const [file, size] of Object.entries(bytes))
  process.stdout.write(`${String(size).padStart(8)}  ${file}\n`)
process.stdout.write(`Built into ${out}\n`)
