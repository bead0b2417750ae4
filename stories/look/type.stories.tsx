import { eyebrow, groupTitle, sectionTitle } from '../../src/ui/layout/section.styles'
import { font, size } from '../../src/ui/tokens'
import { onlyIn } from '../modes'
import { note, sheet, specimen } from './look.styles'

export default { title: 'Look/Type', tags: ['!autodocs'], parameters: onlyIn('1280') }

const SIZES: Record<keyof typeof size, string> = {
  display: 'the title of a page with a lead picture',
  xxl: 'the heading of a section',
  xl: 'a large number, a name',
  l: 'the heading of a card or a question',
  m: 'running text',
  s: 'facts, buttons',
  xs: 'notes, the line over a heading',
}

const SCRIPTS = [
  { lang: 'en', text: 'Sleep where the city is most itself' },
  { lang: 'de', text: 'Schlafen, wo die Stadt ganz sie selbst ist' },
  { lang: 'ja', text: '街がいちばん街らしい場所で、眠る。' },
  { lang: 'zh', text: '住进城市最本真的地方' },
  { lang: 'ar', text: 'نَم حيث المدينة على سجيتها' },
]

function Type() {
  return (
    <main className={sheet}>
      <header>
        <h1>Type</h1>
        <p>
          Two families: one to be looked at, one to be read. Both are fonts that the visitor’s
          device has already; a theme names others. The two largest sizes grow with the window.
        </p>
      </header>
      <section>
        <h2>Sizes</h2>
        <dl className={specimen}>
          {(Object.keys(SIZES) as (keyof typeof size)[]).map((name) => (
            <div key={name}>
              <dt>
                {name}: {SIZES[name]}
              </dt>
              <dd
                style={{
                  fontSize: size[name],
                  fontFamily: ['display', 'xxl', 'xl', 'l'].includes(name)
                    ? font.display
                    : font.body,
                  lineHeight: 1.2,
                }}
              >
                A house on the Isar, with a bed by the window
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>Roles</h2>
        <dl className={specimen}>
          <div>
            <dt>The line over a heading</dt>
            <dd className={eyebrow}>Munich</dd>
          </div>
          <div>
            <dt>The heading of a section</dt>
            <dd className={sectionTitle}>Around the house</dd>
          </div>
          <div>
            <dt>A heading inside of a section</dt>
            <dd className={groupTitle}>When is my room ready?</dd>
          </div>
        </dl>
      </section>
      <section>
        <h2>Scripts</h2>
        <dl className={specimen}>
          {SCRIPTS.map(({ lang, text }) => (
            <div key={lang}>
              <dt>{new Intl.DisplayNames('en', { type: 'language' }).of(lang)}</dt>
              <dd
                lang={lang}
                dir={lang === 'ar' ? 'rtl' : 'ltr'}
                style={{ fontSize: size.xxl, fontFamily: font.display }}
              >
                {text}
              </dd>
            </div>
          ))}
        </dl>
        <p className={note}>
          Japanese, Chinese and Arabic have taller lines and no spaced capitals. As the page’s own
          language each also has its own families: choose a locale in the toolbar.
        </p>
      </section>
    </main>
  )
}

export const AllType = { name: 'Type', render: () => <Type /> }
