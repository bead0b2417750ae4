import { spawnSync } from 'node:child_process'
import { placedTexts } from '../stories/docs/placed-texts'

const texts = (props: object) => {
  const all = placedTexts({ type: 'heading', id: 'h', props })
  return Object.fromEntries(all.map(({ name, text }) => [name, text]))
}

it('writes a component as HTML, as JSON and as PHP', () => {
  expect(
    texts({ text: "It's </script> & \\more", level: 2, open: true, none: null, items: [{}] }),
  ).toEqual({
    HTML: '<foyer-widget type="heading" id="h"><script type="application/json">{"text":"It\'s \\u003c/script\\u003e \\u0026 \\\\more","level":2,"open":true,"none":null,"items":[{}]}</script></foyer-widget>',
    'JSON for the service':
      '{"type":"heading","id":"h","props":{"text":"It\'s </script> & \\\\more","level":2,"open":true,"none":null,"items":[{}]}}',
    PHP: "<?= Foyer::placeholder(['type' => 'heading', 'id' => 'h', 'props' => ['text' => 'It\\'s </script> & \\\\more', 'level' => 2, 'open' => true, 'none' => null, 'items' => [[]]]]) ?>",
  })
})

const hasPhp = spawnSync('php', ['--version']).status === 0

// PHP itself reads the line back, where there is one. The browser tests install it and need it.
const withPhp = hasPhp ? it : it.skip
const why = hasPhp ? '' : ' (skipped: this machine has no php)'

withPhp(`PHP prints the same placeholder${why}`, () => {
  const props = { text: "It's </script> & \\more $x", level: 2, items: [{ a: 'b' }] }
  const { PHP = '', HTML = '' } = texts(props)
  const source = `require 'clients/foyer.php'; ?>${PHP}`
  const { stdout } = spawnSync('php', ['-r', source], { encoding: 'utf8' })
  const read = (html: string) => JSON.parse(html.match(/json">(.*)<\/script>/)?.[1] ?? '')
  expect(read(stdout)).toEqual(read(HTML))
  expect(stdout.replace(/json">.*<\/script>/, '')).toBe(HTML.replace(/json">.*<\/script>/, ''))
})
