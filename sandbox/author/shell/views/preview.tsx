import { useEffect, useState } from 'react'
import { api, becomeVisitor } from '../state/api'
import { useEditorState, useSession } from '../state/use-editor'
import { Meter } from './meter'
import { languageOf } from './moment'
import { canvasAddress } from './navigate'
import { ScaledFrame } from './scaled-frame'
import type { Width } from './top-bar'

/** The draft as visitors will see it: by kind of visitor, language and width. */
export function Preview({ width }: { width: Width }) {
  const { me } = useSession()
  const page = useEditorState((state) => state.page)
  const [visitor, setVisitor] = useState(me.visitor)
  const [locale, setLocale] = useState(page.locale)
  const [locales, setLocales] = useState<string[]>([page.locale])
  const [generation, setGeneration] = useState(0)
  const [iframe, setIframe] = useState<HTMLIFrameElement | null>(null)

  useEffect(() => {
    void api.pages().then(
      ({ pages }) =>
        setLocales(pages.filter(({ path }) => path === page.path).map((found) => found.locale)),
      () => {},
    )
  }, [page.path])

  async function become(next: string) {
    setVisitor(next)
    await becomeVisitor(next)
    setGeneration((count) => count + 1)
  }

  return (
    <section className="preview" aria-label="Preview">
      <div className="preview-bar">
        <label>
          Seen by{' '}
          <select value={visitor} onChange={(event) => void become(event.target.value)}>
            {me.visitors.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          In{' '}
          <select value={locale} onChange={(event) => setLocale(event.target.value)}>
            {locales.map((known) => (
              <option key={known} value={known}>
                {languageOf(known)}
              </option>
            ))}
          </select>
        </label>
        <p className="preview-words">Nothing that you do here changes anything.</p>
      </div>
      <ScaledFrame
        key={`${generation} ${locale}`}
        ref={setIframe}
        title="Preview of the page"
        src={canvasAddress({ path: page.path, locale }, { mode: 'preview', meter: '' })}
        width={width}
      />
      <Meter iframe={iframe} />
    </section>
  )
}
