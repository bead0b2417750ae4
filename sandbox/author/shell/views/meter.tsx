import { useEffect, useState } from 'react'
import type { Measurements } from '../meter/measurements'
import { kilobytes } from '../model/kilobytes'
import { titleOf } from '../state/catalogue'
import { useSession } from '../state/use-editor'

interface ScriptsOf {
  js: string
  imports: string[]
  css: string[]
}

interface Manifest {
  mount: ScriptsOf
  widgets: Record<string, ScriptsOf>
}

/** The page's bytes, its layout shift and its accessibility findings. */
export function Meter({ iframe }: { iframe: HTMLIFrameElement | null }) {
  const { catalogue } = useSession()
  const [measured, setMeasured] = useState<Measurements | null>(null)
  const [isLate, setLate] = useState(false)
  const manifest = useManifest()
  useEffect(() => {
    setMeasured(null)
    setLate(false)
    const late = setTimeout(() => setLate(true), 10_000)
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== iframe?.contentWindow) return
      if (data?.source === 'foyer-meter') setMeasured(data)
    }
    addEventListener('message', hear)
    return () => {
      clearTimeout(late)
      removeEventListener('message', hear)
    }
  }, [iframe])
  if (!measured)
    return (
      <p className="meter is-waiting">
        {isLate ? 'This preview does not measure itself.' : 'Measuring…'}
      </p>
    )
  const { bytes, layoutShift, findings } = measured
  const types = new Map(measured.components.map(({ id, type }) => [id, type]))
  const rows = manifest ? weights(manifest, measured) : []
  return (
    <details className="meter">
      <summary>
        <Reading label="Weight" value={kilobytes(bytes.all)} isGood={bytes.all < 1_000_000} />
        <Reading label="Requests" value={String(bytes.requests)} isGood={bytes.requests < 80} />
        <Reading label="Layout shift" value={layoutShift.toFixed(3)} isGood={layoutShift < 0.1} />
        <Reading
          label="Accessibility"
          value={
            findings
              ? findings.length === 0
                ? 'No findings'
                : `${findings.length} to look at`
              : '…'
          }
          isGood={!findings || findings.length === 0}
        />
      </summary>
      <div className="meter-details">
        <section>
          <h3>Weight</h3>
          <dl className="meter-sums">
            <dt>Scripts</dt>
            <dd>{kilobytes(bytes.scripts)}</dd>
            <dt>Styles</dt>
            <dd>{kilobytes(bytes.styles)}</dd>
            <dt>Pictures</dt>
            <dd>{kilobytes(bytes.pictures)}</dd>
          </dl>
        </section>
        <section>
          <h3>By component</h3>
          <table className="meter-table">
            <thead>
              <tr>
                <th scope="col">Component</th>
                <th scope="col">Its own</th>
                <th scope="col">With what it shares</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ type, own, all }) => (
                <tr key={type}>
                  <th scope="row">{titleOf(catalogue, type)}</th>
                  <td>{own > 0 ? kilobytes(own) : 'Not loaded yet'}</td>
                  <td>{all > 0 ? kilobytes(all) : '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section>
          <h3>Accessibility</h3>
          {findings?.length === 0 && <p>axe found nothing. Try the page by keyboard as well.</p>}
          <ul className="findings">
            {findings?.map(({ component, rule, help, impact, count }) => (
              <li key={component + rule}>
                <strong>{titleOf(catalogue, types.get(component) ?? 'page')}</strong>: {help}
                {count > 1 && `, ${count} times`} <span className="row-hint">{impact}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </details>
  )
}

function Reading({ label, value, isGood }: { label: string; value: string; isGood: boolean }) {
  return (
    <span className="reading" data-good={isGood}>
      <span className="reading-label">{label}</span> {value}
    </span>
  )
}

/** The bytes that each type on the page has loaded: its own script, and shared scripts. */
function weights(manifest: Manifest, { components, files }: Measurements) {
  const shared = new Set([manifest.mount.js, ...manifest.mount.imports])
  const size = (names: string[]) => names.reduce((sum, name) => sum + (files[name] ?? 0), 0)
  return [...new Set(components.map(({ type }) => type))]
    .flatMap((type) => {
      const known = manifest.widgets[type]
      if (!known) return []
      const all = [known.js, ...known.imports].filter((name) => !shared.has(name))
      return [{ type, own: size([known.js]), all: size(all) }]
    })
    .sort((one, other) => other.all - one.all)
}

function useManifest(): Manifest | null {
  const [manifest, setManifest] = useState<Manifest | null>(null)
  useEffect(() => {
    fetch('/assets/manifest.json')
      .then((response) => response.json())
      .then(setManifest, () => {})
  }, [])
  return manifest
}
