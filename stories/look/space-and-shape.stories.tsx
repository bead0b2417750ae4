import { motion, radius, shadow, space } from '../../src/ui/tokens'
import { onlyIn } from '../modes'
import { bar, box, mover, note, sheet, specimen, swatches } from './look.styles'

export default { title: 'Look/Space and shape', tags: ['!autodocs'], parameters: onlyIn('1280') }

const PAGE_SPACES = {
  '--foyer-rhythm': 'between two sections of a page',
  '--foyer-gap': 'between the columns of one',
  '--foyer-gutter': 'from the window’s edge to the content, at least',
}

function SpaceAndShape() {
  return (
    <main className={sheet}>
      <header>
        <h1>Space and shape</h1>
        <p>
          Distances are steps of the text size, so that they grow when a visitor enlarges it. Three
          belong to the page as a whole and grow with the window.
        </p>
      </header>
      <section>
        <h2>Steps</h2>
        <dl className={specimen}>
          {Object.entries(space).map(([name, value]) => (
            <Distance key={name} name={name} value={value} />
          ))}
          {Object.entries(PAGE_SPACES).map(([name, use]) => (
            <Distance key={name} name={`${name}: ${use}`} value={`var(${name})`} />
          ))}
        </dl>
      </section>
      <section>
        <h2>Corners</h2>
        <ul className={swatches}>
          {Object.entries(radius).map(([name, value]) => (
            <li key={name} className={box} style={{ borderRadius: value }}>
              {name}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Shadows</h2>
        <ul className={swatches}>
          {Object.entries(shadow).map(([name, value]) => (
            <li key={name} className={box} style={{ boxShadow: value }}>
              {name}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Motion</h2>
        <dl className={specimen}>
          {Object.keys(motion).map((name) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <div className={mover} data-motion={name} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={note}>
          Point at a square. For who wants less motion both take no time at all.
        </p>
      </section>
    </main>
  )
}

function Distance({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <div className={bar} style={{ inlineSize: value }} />
      </dd>
    </div>
  )
}

export const AllSpaceAndShape = { name: 'Space and shape', render: () => <SpaceAndShape /> }
