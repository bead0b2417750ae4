import { Controls, DocsContext, useOf } from '@storybook/addon-docs/blocks'
import { use, useEffect, useState } from 'react'
import { type FormField, fieldTree } from '../../src/author/fields/field-tree'
import { type Section, sectionsOf } from '../../src/author/fields/form'
import type { AnyWidget } from '../../src/mapping/define-widget'
import { fieldsOf } from '../../src/mapping/schema-fields'
import { eyebrow, sectionTitle } from '../../src/ui/layout/section.styles'
import type { AnyFixture, WidgetNotes } from '../show'
import { WideTable } from '../wide-table'
import {
  article,
  code,
  controls,
  facts,
  lead,
  more,
  muted,
  notes as notesList,
  part,
  stage,
  storyTitle,
  switchRow,
  table,
  title as titleStyle,
  widthChoice,
} from './docs.styles'
import { FieldTable } from './field-table'
import { Placed } from './placed'
import { StoryFrame } from './story-frame'

interface PreparedStory {
  id: string
  name: string
  moduleExport: object
  parameters: { foyer?: { fixture?: AnyFixture } }
}

interface Meta {
  parameters: { foyer?: { widget?: AnyWidget; notes?: WidgetNotes } }
}

/** A widget's documentation for authors: purpose, live example, settings, behaviour. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']) as unknown as { preparedMeta: Meta }
  const { widget, notes } = preparedMeta.parameters.foyer ?? {}
  const all = use(DocsContext).componentStories() as unknown as PreparedStory[]
  if (!widget) return <StoryList stories={all} widget={undefined} />
  const primary = primaryOf(all)
  const sections = sectionsOf(fieldTree(widget.schema))
  const own = sections.filter(({ isOfEvery }) => !isOfEvery)
  const every = sections.filter(({ isOfEvery, title }) => isOfEvery && title !== TEXTS)
  const texts = textsIn(sections)
  return (
    <article className={`sb-unstyled ${article}`}>
      <header>
        <p className={eyebrow}>{widget.group}</p>
        <h1 className={titleStyle}>{widget.title}</h1>
        <p className={lead}>{widget.author.description}</p>
        {notes && <p>{notes.use}</p>}
        <dl className={facts}>
          <div>
            <dt>Type in the CMS</dt>
            <dd>
              <code className={code}>{widget.type}</code>
            </dd>
          </div>
          <div>
            <dt>Comes to life</dt>
            <dd>{timeInWords(widget.when ?? 'load')}</dd>
          </div>
          <div>
            <dt>Languages</dt>
            <dd>
              <Languages widget={widget} />
            </dd>
          </div>
        </dl>
      </header>

      {primary && (
        <Live
          story={primary}
          own={own.flatMap(({ fields }) => fields.map(({ title }) => title))}
          widget={widget}
        />
      )}

      <section className={part}>
        <h2 className={sectionTitle}>What an author sets</h2>
        {own.length > 0 ? (
          <FieldTable label="Fields of its own" sections={own} />
        ) : (
          <p className={muted}>Nothing of its own: it shows what the page is about.</p>
        )}
        <details className={more}>
          <summary>What every component takes</summary>
          <FieldTable label="Fields of every component" sections={every} />
        </details>
      </section>

      {texts.length > 0 && <Texts texts={texts} />}
      {notes?.events && <Events events={notes.events} />}

      {notes && (
        <section className={part}>
          <h2 className={sectionTitle}>Accessibility</h2>
          <ul className={notesList}>
            {notes.accessibility.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}

      <section className={part}>
        <h2 className={sectionTitle}>Stories</h2>
        <StoryList stories={all.filter((story) => story !== primary)} widget={widget} />
      </section>
    </article>
  )
}

/** The heading of a form's section with the widget's labels (`ui/schema/base-props.schema.ts`). */
const TEXTS = 'Texts'

function textsIn(sections: Section[]): FormField[] {
  const fields = sections.find(({ title }) => title === TEXTS)?.fields ?? []
  return fields.flatMap((field) => (field.kind === 'group' ? field.fields : []))
}

const WHEN: Record<string, string> = {
  load: 'with the page',
  idle: 'when the browser has nothing else to do',
  visible: 'when it comes near the screen',
  open: 'when it is first opened',
  interaction: 'when a visitor comes to it',
  never: 'never: it needs no script',
}

function timeInWords(when: NonNullable<AnyWidget['when']>): string {
  return typeof when === 'string' ? (WHEN[when] ?? when) : 'as its content asks for'
}

/** The story with the most content. */
function primaryOf(stories: PreparedStory[]): PreparedStory | undefined {
  const called = (name: string) => stories.find((story) => story.name === name)
  return called('Full') ?? called('Opened') ?? called('Minimal') ?? stories[0]
}

const WIDTHS = [320, 375, 768, 1280]

/** `own` are titles, because Storybook selects controls by their titles. */
function Live({ story, own, widget }: { story: PreparedStory; own: string[]; widget: AnyWidget }) {
  const [width, setWidth] = useState<number>()
  const choice = (label: string, value: number | undefined) => (
    <button
      key={label}
      type="button"
      className={widthChoice}
      aria-pressed={width === value}
      onClick={() => setWidth(value)}
    >
      {label}
    </button>
  )
  return (
    <section className={part}>
      <h2 className={sectionTitle}>Try it</h2>
      <fieldset className={switchRow}>
        <legend>Window</legend>
        {choice('as wide as here', undefined)}
        {WIDTHS.map((value) => choice(`${value}`, value))}
      </fieldset>
      <div className={stage}>
        <StoryFrame id={story.id} name={story.name} width={width} />
      </div>
      {story.parameters.foyer?.fixture && (
        <Placed widget={widget} fixture={story.parameters.foyer.fixture} />
      )}
      <div className={controls}>
        {own.length > 0 && <Controls of={story.moduleExport} include={own} />}
        <details className={more}>
          <summary>Texts, and what every component takes</summary>
          <Controls of={story.moduleExport} exclude={own} />
        </details>
      </div>
    </section>
  )
}

/** Text in place of a story that renders nothing. */
function StoryList({
  stories,
  widget,
}: {
  stories: PreparedStory[]
  widget: AnyWidget | undefined
}) {
  return stories.map(({ id, name, parameters }) => (
    <section key={id} id={`anchor--${id}`}>
      <h3 className={storyTitle}>
        {name}
        <a href={`?path=/story/${id}`} target="_top">
          open<span> {name} by itself</span>
        </a>
      </h3>
      {parameters.foyer?.fixture?.isEmpty ? (
        <p className={muted}>Shows nothing, on purpose.</p>
      ) : (
        <div className={stage}>
          <StoryFrame id={id} name={name} />
        </div>
      )}
      {widget && parameters.foyer?.fixture && (
        <Placed widget={widget} fixture={parameters.foyer.fixture} />
      )}
    </section>
  ))
}

function Texts({ texts }: { texts: FormField[] }) {
  return (
    <section className={part}>
      <h2 className={sectionTitle}>Texts</h2>
      <p className={muted}>
        Each can be replaced; words in braces are filled in when the text is shown.
      </p>
      <WideTable label="Texts in English">
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">In English</th>
              <th scope="col">Name</th>
            </tr>
          </thead>
          <tbody>
            {texts.map(({ name, default: text }) => (
              <tr key={name}>
                <th scope="row">{String(text)}</th>
                <td>
                  <code className={code}>{name}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </section>
  )
}

function Events({ events }: { events: Record<string, string> }) {
  return (
    <section className={part}>
      <h2 className={sectionTitle}>Events</h2>
      <p className={muted}>
        Names with an underscore go to the data layer for analytics, never with anything personal;
        names with a hyphen are events of the window, between components.
      </p>
      <WideTable label="Events and when they are raised">
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">Event</th>
              <th scope="col">When, and with what</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(events).map(([name, when]) => (
              <tr key={name}>
                <th scope="row">
                  <code className={code}>{name}</code>
                </th>
                <td>
                  <WithCode text={when} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </section>
  )
}

/** A sentence with names in backticks. */
function WithCode({ text }: { text: string }) {
  return text.split('`').map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other key
      <code key={index} className={code}>
        {piece}
      </code>
    ),
  )
}

/** English labels are in the schema, all others in the widget's translations. */
function Languages({ widget }: { widget: AnyWidget }) {
  const [locales, setLocales] = useState<string[]>([])
  useEffect(() => {
    void widget.translations?.().then(({ translations }) => setLocales(Object.keys(translations)))
  }, [widget])
  const hasTexts = Object.keys(fieldsOf(widget.schema).p?.labels?.p ?? {}).length > 0
  if (!hasTexts) return 'has no texts of its own'
  return ['en-US', ...locales].map((locale) => languageName(locale)).join(', ')
}

function languageName(locale: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(locale.split('-')[0] ?? '') ?? locale
}
