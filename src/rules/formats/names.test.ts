import { greetingName } from './names'

test.each([
  ['maria', 'Maria'],
  ['élodie', 'Élodie'],
  ['  åsa ', 'Åsa'],
  ['ольга', 'Ольга'],
  ['McDonald', 'McDonald'],
  ['anna maria', 'Anna maria'],
  ['美咲', '美咲'],
  ['𐐨𐐩', '𐐀𐐩'],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('%s is greeted as %s', (name, greeting) => {
  expect(greetingName(name)).toBe(greeting)
})
