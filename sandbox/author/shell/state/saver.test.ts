import type { Change, Changed, Conflict, EditedPage } from '../../api-types'
import { Refused } from './api'
import { Saver } from './saver'

const page = (revision: number): EditedPage => ({
  id: 'page-x',
  path: '/x',
  locale: 'en-US',
  model: { pageId: 'cms', title: '', description: '', header: [], main: [], footer: [] },
  published: null,
  revision,
  canUndo: false,
  canRedo: false,
  undoLabel: null,
  redoLabel: null,
  editedAt: null,
  editedBy: null,
})

const leaf = (id: string) => ({ type: 'heading', id, props: {} })

const withMain = (revision: number, ...main: object[]) => {
  const known = page(revision)
  return { ...known, model: { ...known.model, main } } as EditedPage
}

const patch = (name: string, value: unknown, id = 'a'): Change => ({
  kind: 'patch',
  id,
  name,
  value,
})

/** A server whose answers the test releases. */
function server() {
  const asked: {
    revision: number
    changes: Change[]
    answer: (answer: Changed | Error) => void
  }[] = []
  const send = ({ revision }: EditedPage, changes: Change[]) =>
    new Promise<Changed>((resolve, reject) => {
      const answer = (given: Changed | Error) =>
        given instanceof Error ? reject(given) : resolve(given)
      asked.push({ revision, changes, answer })
    })
  const saver = new Saver({ page: page(1), send, onChange: () => {} })
  return { saver, asked }
}

const settled = () => jest.advanceTimersByTimeAsync(0)

beforeEach(() => {
  jest.useFakeTimers()
})

test('fast typing causes one request with the last value of each field', async () => {
  const { saver, asked } = server()
  saver.push(patch('title', 'H'))
  saver.push(patch('text', 'x'))
  await jest.advanceTimersByTimeAsync(300)
  saver.push(patch('title', 'Hello'))
  expect(asked).toHaveLength(0)
  await jest.advanceTimersByTimeAsync(400)
  expect(asked[0]?.changes).toEqual([patch('title', 'Hello'), patch('text', 'x')])
  asked[0]?.answer({ page: page(2), updates: [] })
  await settled()
  expect(saver.saving).toEqual({ state: 'saved' })
  expect(saver.unsaved).toEqual([])
})

test('a slow answer does not block the form, and requests stay in order', async () => {
  const { saver, asked } = server()
  saver.push(patch('title', 'One'))
  await jest.advanceTimersByTimeAsync(400)
  saver.push(patch('title', 'Two'))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(1)
  expect(saver.unsaved).toEqual([patch('title', 'One'), patch('title', 'Two')])
  asked[0]?.answer({ page: page(2), updates: [] })
  const stored = saver.flush()
  await settled()
  expect(asked[1]).toMatchObject({ revision: 2, changes: [patch('title', 'Two')] })
  asked[1]?.answer({ page: page(3), updates: [] })
  expect(await stored).toBe(true)
})

test('changes during a request are stored automatically', async () => {
  const { saver, asked } = server()
  saver.push(patch('title', 'One'))
  await jest.advanceTimersByTimeAsync(400)
  saver.push(patch('title', 'Two'))
  asked[0]?.answer({ page: page(2), updates: [] })
  await jest.advanceTimersByTimeAsync(1000)
  expect(asked[1]?.changes).toEqual([patch('title', 'Two')])
})

test.each([
  ['a server that fails', new Refused(500, 'failed', 'The server answered 500.')],
  ['no connection', new Refused(0, 'unreachable', 'The server cannot be reached.')],
])(
  '%s: the failure is shown, and the change is kept and retried with later changes',
  async (_what, failure) => {
    const { saver, asked } = server()
    saver.push(patch('title', 'One'))
    await jest.advanceTimersByTimeAsync(400)
    asked[0]?.answer(failure)
    await settled()
    expect(saver.saving).toMatchObject({
      state: 'failed',
      message: failure.message,
      isRetried: true,
    })
    saver.push(patch('title', 'Two'))
    saver.push(patch('text', 'x'))
    await jest.advanceTimersByTimeAsync(2000)
    // The answer may have been lost. The server applies a repeated request once.
    expect(asked[1]?.changes).toEqual([patch('title', 'One')])
    asked[1]?.answer(failure)
    await jest.advanceTimersByTimeAsync(5000)
    asked[2]?.answer({ page: page(2), updates: [] })
    await settled()
    expect(asked[3]?.changes).toEqual([patch('title', 'Two'), patch('text', 'x')])
    asked[3]?.answer({ page: page(3), updates: [] })
    await settled()
    expect(saver.saving).toEqual({ state: 'saved' })
  },
)

test.each([2, 20])(
  'after %i failures, saving starts again by itself, also when the author asked for a preview',
  async (failures) => {
    const { saver, asked } = server()
    saver.push(patch('title', 'One'))
    await jest.advanceTimersByTimeAsync(400)
    for (let count = 0; count < failures; count += 1) {
      asked.at(-1)?.answer(new Refused(503, 'failed', 'The server answered 503.'))
      await settled()
      expect(await saver.flush()).toBe(false)
      await jest.advanceTimersByTimeAsync(60_000)
    }
    asked.at(-1)?.answer({ page: page(2), updates: [] })
    await settled()
    expect(asked).toHaveLength(failures + 1)
    expect(saver.saving).toEqual({ state: 'saved' })
  },
)

test('the pauses between retries grow', async () => {
  const { saver, asked } = server()
  saver.push(patch('title', 'One'))
  await jest.advanceTimersByTimeAsync(400)
  const pauses: number[] = []
  for (let count = 1; count <= 6; count += 1) {
    asked.at(-1)?.answer(new Refused(503, 'failed', 'The server answered 503.'))
    const from = Date.now()
    while (asked.length === count) await jest.advanceTimersToNextTimerAsync()
    pauses.push(Date.now() - from)
  }
  expect(pauses).toEqual([2000, 5000, 15_000, 30_000, 60_000, 60_000])
})

test('saving goes on after a sign-in in another tab', async () => {
  const { saver, asked } = server()
  saver.push(patch('title', 'One'))
  await jest.advanceTimersByTimeAsync(400)
  asked[0]?.answer(new Refused(401, 'signed-out', 'Sign in again.'))
  await settled()
  saver.wake()
  expect(asked[1]?.changes).toEqual([patch('title', 'One')])
})

test('a refused change is kept and not sent again automatically', async () => {
  const { saver, asked } = server()
  saver.push(patch('__proto__', 1))
  await jest.advanceTimersByTimeAsync(400)
  asked[0]?.answer(new Refused(422, 'invalid', 'No such field.'))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(saver.saving).toMatchObject({ state: 'failed', message: 'No such field.' })
  expect(asked).toHaveLength(1)
  expect(saver.unsaved).toHaveLength(1)
})

const tooLarge = new Refused(413, 'too-large', 'That is more than can be saved at once.')

async function withRefused() {
  const { saver, asked } = server()
  saver.push(patch('title', 'Good'))
  saver.push(patch('text', 'Far too long', 'b'))
  saver.push(patch('align', 'end', 'c'))
  await jest.advanceTimersByTimeAsync(400)
  const answers = [
    tooLarge,
    { page: page(2), updates: [] },
    tooLarge,
    { page: page(3), updates: [] },
  ]
  for (const [index, answer] of answers.entries()) {
    asked[index]?.answer(answer)
    await settled()
  }
  return { saver, asked }
}

test('one refused change does not prevent the others from being stored', async () => {
  const { saver, asked } = await withRefused()
  expect(asked.map(({ changes }) => changes.length)).toEqual([3, 1, 1, 1])
  expect(saver.unsaved).toEqual([patch('text', 'Far too long', 'b')])
  expect(saver.saving).toMatchObject({ state: 'failed', message: tooLarge.message })
  saver.push(patch('title', 'Later'))
  await jest.advanceTimersByTimeAsync(400)
  expect(asked[4]).toMatchObject({ revision: 3, changes: [patch('title', 'Later')] })
})

test('a corrected change is stored automatically', async () => {
  const { saver, asked } = await withRefused()
  saver.push(patch('text', 'Short', 'b'))
  await jest.advanceTimersByTimeAsync(400)
  expect(asked[4]?.changes).toEqual([patch('text', 'Short', 'b')])
  asked[4]?.answer({ page: page(4), updates: [] })
  await settled()
  expect(saver.saving).toEqual({ state: 'saved' })
})

test('a change that is corrected while it is sent is not held back once it is refused', async () => {
  const { saver, asked } = server()
  saver.push(patch('title', 'No {place}'))
  await jest.advanceTimersByTimeAsync(400)
  saver.push(patch('title', 'At {hotel}'))
  asked[0]?.answer(new Refused(422, 'invalid', 'There is no {place}.'))
  await settled()
  expect(asked[1]?.changes).toEqual([patch('title', 'At {hotel}')])
  asked[1]?.answer({ page: page(2), updates: [] })
  await settled()
  expect(saver.saving).toEqual({ state: 'saved' })
})

test('a change that is corrected in a part is stored completely', async () => {
  const { saver, asked } = server()
  saver.push(patch('items', [{ title: 'Far too long' }, { title: 'Two' }]))
  await jest.advanceTimersByTimeAsync(400)
  asked[0]?.answer(tooLarge)
  await settled()
  saver.push(patch('items/0/title', 'One'))
  await jest.advanceTimersByTimeAsync(400)
  expect(asked[1]?.changes).toEqual([patch('items', [{ title: 'One' }, { title: 'Two' }])])
})

test('undoing a refused change discards that change only', async () => {
  const { saver, asked } = await withRefused()
  saver.push(patch('title', 'Later'))
  void saver.forget()
  await settled()
  expect(saver.unsaved).toEqual([patch('title', 'Later')])
  expect(asked[4]?.changes).toEqual([patch('title', 'Later')])
})

test('undoing a refused change stores what waits for a retry', async () => {
  const { saver, asked } = await withRefused()
  saver.push(patch('title', 'Later'))
  await jest.advanceTimersByTimeAsync(400)
  asked[4]?.answer(new Refused(503, 'failed', 'The server answered 503.'))
  await settled()
  void saver.forget()
  expect(asked[5]?.changes).toEqual([patch('title', 'Later')])
})

const conflict: Conflict = {
  code: 'conflict',
  message: 'Ben has changed the same.',
  page: withMain(7, leaf('a'), leaf('b')),
  fields: [
    { id: 'a', name: 'title', theirs: 'Theirs', mine: 'Mine' },
    { id: 'b', name: 'text', theirs: 'Their text', mine: 'My text' },
  ],
}

async function inConflict() {
  const { saver, asked } = server()
  saver.push(patch('title', 'Mine'))
  saver.push(patch('text', 'My text', 'b'))
  saver.push(patch('align', 'end', 'b'))
  await jest.advanceTimersByTimeAsync(400)
  asked[0]?.answer(new Refused(409, 'conflict', conflict.message, conflict))
  await settled()
  return { saver, asked }
}

test('a conflict loses nothing and waits for the author', async () => {
  const { saver, asked } = await inConflict()
  expect(saver.saving).toEqual({ state: 'conflict', conflict })
  saver.push(patch('title', 'Mine, longer'))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(1)
  expect(saver.unsaved).toHaveLength(3)
})

test('of a conflict only the fields that the author keeps are stored, on the newest page', async () => {
  const { saver, asked } = await inConflict()
  void saver.resolve((field) => field.id === 'a')
  await settled()
  expect(asked[1]).toMatchObject({
    revision: 7,
    changes: [patch('title', 'Mine'), patch('align', 'end', 'b')],
  })
})

describe('a component that another author has deleted', () => {
  async function conflicting() {
    const { saver, asked } = server()
    const box = { type: 'accordion', id: 'box', props: { items: [{ children: [leaf('gone')] }] } }
    saver.adopt(withMain(1, leaf('first'), box, leaf('last')))
    saver.push(patch('text', 'Mine', 'gone'))
    saver.push(patch('text', 'Mine, too', 'last'))
    await jest.advanceTimersByTimeAsync(400)
    const fields = [{ id: 'gone', name: 'text', mine: 'Mine' }]
    const now = withMain(2, leaf('first'), leaf('last'))
    const refusal: Conflict = { code: 'conflict', message: 'Gone.', page: now, fields }
    asked[0]?.answer(new Refused(409, 'conflict', 'Gone.', refusal))
    await settled()
    saver.push(patch('level', 3, 'gone'))
    return { saver, asked, box }
  }

  test('is restored at its place, with the changes that the author keeps', async () => {
    const { saver, asked, box } = await conflicting()
    void saver.resolve(() => true)
    await settled()
    expect(asked[1]?.changes).toEqual([
      { kind: 'add', once: 'box', into: 'main', before: 'last', node: box },
      patch('text', 'Mine', 'gone'),
      patch('text', 'Mine, too', 'last'),
      patch('level', 3, 'gone'),
    ])
  })

  test('stays deleted with all changes to it, and the other changes are stored', async () => {
    const { saver, asked } = await conflicting()
    void saver.resolve(() => false)
    await settled()
    expect(asked[1]?.changes).toEqual([patch('text', 'Mine, too', 'last')])
  })
})

test('changes that depend on each other keep their order', async () => {
  const { saver } = server()
  saver.push(patch('items/0/title', 'One'))
  saver.push(patch('items', []))
  saver.push(patch('items/0/title', 'Two'))
  expect(saver.unsaved).toHaveLength(3)
  saver.push({ kind: 'remove', id: 'z' })
  saver.push(patch('items/0/title', 'Three'))
  expect(saver.unsaved).toHaveLength(5)
})
