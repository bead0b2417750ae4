import type { ReactNode } from 'react'
import { eyebrow, groupTitle, sectionTitle } from '../src/ui/layout/section.styles'
import { article, lead, notes, part, title } from './docs/docs.styles'
import { doors } from './start.styles'

/** The first page: what Foyer is, where to look, what the toolbar does. */
export function Start() {
  return (
    <article className={`sb-unstyled ${article}`}>
      <header>
        <p className={eyebrow}>Alderway Hotels</p>
        <h1 className={title}>Foyer</h1>
        <p className={lead}>
          The pages of a hotel chain, made of components that an author places in a CMS. Each
          component has its texts in six languages, its data, and a defined state for each failure.
        </p>
        <p>
          The server renders the complete page. Each component is then hydrated when it is needed,
          and the browser loads the code of that component only.
        </p>
      </header>

      <section className={part}>
        <h2 className={sectionTitle}>Where to look</h2>
        <ul className={doors}>
          <Door href="?path=/story/gallery--every-component" name="Gallery">
            Every component with full content, one below the other.
          </Door>
          <Door href="?path=/story/pages--hotel-overview" name="Pages">
            Whole pages of the chain, as its CMS prints them.
          </Door>
          <Door href="?path=/story/look-colours--all-tokens" name="Look">
            Colours, type, space, icons: what a chain’s theme can change.
          </Door>
          <Door href="?path=/docs/hotel-property-bar--docs" name="Components">
            The purpose of each component, its settings for authors, and the events that it raises.
          </Door>
        </ul>
      </section>

      <section className={part}>
        <h2 className={sectionTitle}>How to read the stories</h2>
        <ul className={notes}>
          <li>
            A story is a state: minimal and full content, loading, failed, empty, each kind of
            visitor, very long names, right to left, author mode. No story needs a network.
          </li>
          <li>
            The docs page of a component is written for its author. Its tables are generated from
            the schema that the CMS’s dialogs and the validation at run time also use.
          </li>
          <li>
            Every story is also a test: it is rendered in light, dark and right to left, its
            interactions are played, and each time it is checked with axe.
          </li>
        </ul>
      </section>

      <section className={part}>
        <h2 className={sectionTitle}>What the toolbar does</h2>
        <ul className={notes}>
          <li>
            <strong>Visitor</strong>: from an anonymous visitor to a member with a full list of
            saved hotels.
          </li>
          <li>
            <strong>Locale</strong>: the language and direction of the page, and of the hotels’
            texts.
          </li>
          <li>
            <strong>Page type</strong>: the kind of page, which some components depend on.
          </li>
          <li>
            <strong>Theme</strong> and <strong>scheme</strong>: the theme of another chain; light,
            dark, or more contrast.
          </li>
          <li>
            <strong>Width</strong>: of the window, from a small phone to a desktop.
          </li>
          <li>
            <strong>Author mode</strong>: as the author sees it while editing or previewing.
          </li>
        </ul>
      </section>
    </article>
  )
}

function Door({ href, name, children }: { href: string; name: string; children: ReactNode }) {
  return (
    <li>
      <a className={groupTitle} href={href} target="_top">
        {name}
      </a>
      <p>{children}</p>
    </li>
  )
}
