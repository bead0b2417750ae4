import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeExport } from './write-export.mjs'

const folder = mkdtempSync(join(tmpdir(), 'foyer-export-'))

afterAll(() => rmSync(folder, { recursive: true }))

it('keeps the settings that a company has written into AEM’s package', () => {
  const [assets, out] = [join(folder, 'assets'), join(folder, 'cms')]
  mkdirSync(assets)
  writeFileSync(join(assets, 'manifest.json'), '{"css":"site.css"}')
  const widget = join(out, 'aem/ui.apps/src/main/content/jcr_root/apps/foyer/components/widget')
  const write = () => writeExport({ 'aem/generated.txt': 'text' }, assets, out)
  write()
  const [settings, reader] = [join(widget, 'settings.js'), join(widget, 'reader.js')]
  writeFileSync(settings, 'use(function () { return { origin: "https://hotel.example" } })')
  const shipped = readFileSync(reader, 'utf8')
  writeFileSync(reader, 'changed')
  write()
  expect(readFileSync(settings, 'utf8')).toContain('https://hotel.example')
  expect(readFileSync(reader, 'utf8')).toBe(shipped)
})
