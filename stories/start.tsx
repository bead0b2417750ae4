import type { ReactNode } from 'react'
import { eyebrow, groupTitle, sectionTitle } from '../src/ui/layout/section.styles'
import { article, lead, notes, part, title } from './docs/docs.styles'
import { doors } from './start.styles'

/** The first page: what this is, where to look, what the toolbar does. */
export function Start() {
  return (
    <article className={`sb-unstyled ${article}`}>
      <header>
        <p className={eyebrow}>Alderway Hotels</p>
        <h1 className={title}>Foyer</h1>
        <p className={lead}>
          The pages of a hotel chain, made of components that an author places in a CMS: each brings
          its own words in five languages, its own data, its own manners when something fails.
        </p>
        <p>
          A page arrives finished from the server. Each component on it then comes to life when it
          is time, with the code of that component and nothing else.
        </p>
      </header>

      <section className={part}>
        <h2 className={sectionTitle}>Where to look</h2>
        <ul className={doors}>
          <Door href="?path=/story/gallery--every-component" name="Gallery">
            Every component at its best, one below the other.
          </Door>
          <Door href="?path=/story/pages--hotel-overview" name="Pages">
            Whole pages of the chain, as its CMS prints them.
          </Door>
          <Door href="?path=/story/look-colours--all-tokens" name="Look">
            Colours, type, space, icons: what a chain changes to make it its own.
          </Door>
          <Door href="?path=/docs/hotel-property-bar--docs" name="Components">
            What each is for, what an author sets, what it tells the rest of the page.
          </Door>
        </ul>
      </section>

      <section className={part}>
        <h2 className={sectionTitle}>How to read the stories</h2>
        <ul className={notes}>
          <li>
            A story is a state: least and most content, loading, failed, empty, each kind of
            visitor, very long names, right to left, an author’s view. None needs a network.
          </li>
          <li>
            The docs page of a component is written for its author; its tables are read from the
            same schema that the CMS’s dialogs and the checks at run time are made of.
          </li>
          <li>
            Every story is also a test: it is drawn in light, dark and right to left, its
            interactions are played, and each time it is searched for barriers.
          </li>
        </ul>
      </section>

      <section className={part}>
        <h2 className={sectionTitle}>What the toolbar does</h2>
        <ul className={notes}>
          <li>
            <strong>Visitor</strong>: who is looking, from a stranger to a member with a full list
            of saved hotels.
          </li>
          <li>
            <strong>Locale</strong>: the language and direction of the page; the hotels’ own words
            change with it.
          </li>
          <li>
            <strong>Page type</strong>: the kind of page it stands on, which some components mind.
          </li>
          <li>
            <strong>Theme</strong> and <strong>scheme</strong>: another chain’s look, light, dark,
            or more contrast.
          </li>
          <li>
            <strong>Width</strong>: the window’s, from a small phone to a desktop.
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
