import { Icon } from '../../src/ui/media/icon.view'
import { onlyIn } from '../modes'
import { icons, sheet } from './look.styles'

export default { title: 'Look/Icons', tags: ['!autodocs'], parameters: onlyIn('1280') }

const files = import.meta.glob<Record<string, string>>('../../src/ui/icons/*.ts', { eager: true })

const drawn = Object.entries(files).map(([file, module]) => ({
  name: file.slice(file.lastIndexOf('/') + 1, -'.ts'.length),
  path: Object.values(module)[0] ?? '',
}))

function Icons() {
  return (
    <main className={sheet}>
      <header>
        <h1>Icons</h1>
        <p>
          Drawn for this project on a grid of 24 with a stroke of 1.75, in the colour and size of
          the text they stand in. None is ever alone: what it means is said in words beside it.
        </p>
      </header>
      <ul className={icons}>
        {drawn.map(({ name, path }) => (
          <li key={name}>
            <Icon path={path} />
            {name}
          </li>
        ))}
      </ul>
    </main>
  )
}

export const AllIcons = { name: 'Icons', render: () => <Icons /> }
