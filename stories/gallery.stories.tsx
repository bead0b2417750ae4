import { Suspense } from 'react'
import { toId } from 'storybook/internal/csf'
import type { AnyWidget } from '../src/mapping/define-widget'
import { gallery, group, head, overlay, place, tile } from './gallery.styles'
import { type AnyFixture, Shown, WAITING } from './show'
import { PageAround, type PageSettings } from './story-page'

/** Without a screenshot: each story in it has its own. */
export default {
  title: 'Gallery',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
}

const widgets = import.meta.glob<{ default: AnyWidget }>('../src/components/*/*.widget.ts', {
  eager: true,
})
const fixtures = import.meta.glob<Record<string, AnyFixture>>('../src/components/*/*.fixtures.ts', {
  eager: true,
})
const stories = import.meta.glob<{ default: { title: string } }>(
  '../src/components/*/*.stories.tsx',
  { eager: true },
)

const GROUPS: Record<AnyWidget['group'], string> = {
  Hotel: 'Hotel',
  Page: 'Page',
  Block: 'Content blocks',
  Overlay: 'Overlays',
}

interface Piece {
  widget: AnyWidget
  fixture: AnyFixture
  storyId: string
  /** Opens on top of the page: shown in its own iframe. */
  isOverlay: boolean
}

const pieces: Piece[] = Object.entries(widgets).map(([file, { default: widget }]) => {
  const cases = fixtures[file.replace('.widget.ts', '.fixtures.ts')] ?? {}
  const name = ['full', 'opened', 'minimal'].find((candidate) => cases[candidate]) ?? 'minimal'
  const title = stories[file.replace('.widget.ts', '.stories.tsx')]?.default.title ?? ''
  return {
    widget,
    fixture: cases[name] ?? { props: {} },
    storyId: toId(title, name),
    isOverlay: widget.group === 'Overlay' || name === 'opened',
  }
})

/** Every widget with full content. */
function Gallery({ settings }: { settings: PageSettings }) {
  return (
    <div className={gallery}>
      <header className={head}>
        <h1>Gallery</h1>
        <p>Every component with full content. Each name links to its documentation.</p>
      </header>
      {Object.entries(GROUPS).map(([name, title]) => (
        <section key={name} className={group}>
          <h2>{title}</h2>
          {pieces
            .filter(({ widget }) => widget.group === name)
            .map((piece) => (
              <Tile key={piece.widget.type} piece={piece} settings={settings} />
            ))}
        </section>
      ))}
    </div>
  )
}

function Tile({ piece, settings }: { piece: Piece; settings: PageSettings }) {
  const { widget, fixture, storyId, isOverlay } = piece
  const [component] = storyId.split('--')
  return (
    <article className={tile}>
      <header>
        <p>
          <a href={`?path=/docs/${component}--docs`} target="_top">
            {widget.title}
          </a>
        </p>
        <p>{widget.author.description}</p>
      </header>
      {isOverlay ? (
        <iframe
          className={overlay}
          title={widget.title}
          loading="lazy"
          src={`iframe.html?id=${storyId}&viewMode=story&globals=${globalsOf(settings)}`}
        />
      ) : (
        <div className={place} data-type={widget.type}>
          <PageAround page={fixture.page} settings={settings}>
            <Suspense fallback={WAITING}>
              <Shown
                widget={widget}
                fixture={fixture}
                args={{ ...fixture.props, id: `gallery-${widget.type}` }}
              />
            </Suspense>
          </PageAround>
        </div>
      )}
    </article>
  )
}

function globalsOf({ theme, brand, locale }: PageSettings): string {
  return Object.entries({ theme, brand, locale })
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}

export const EveryComponent = {
  render: (_args: object, { globals }: { globals: object }) => (
    <Gallery settings={globals as PageSettings} />
  ),
}
