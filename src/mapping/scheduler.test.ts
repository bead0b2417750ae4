/** @jest-environment jsdom */
beforeAll(() => {
  // jsdom has neither; messages are for a browser without `scheduler`.
  window.scheduler = { postTask: (task: () => void) => setTimeout(task) } as never
  globalThis.MessageChannel = class {
    port1 = {}
  } as never
})

it('runs jobs in their order, but first the one that a visitor came to wait for in the queue', async () => {
  const { inTurn } = await import('./scheduler')
  const order: string[] = []
  let awaited = ''
  const queue = (name: string) =>
    inTurn(
      (resolve) => {
        order.push(name)
        resolve()
      },
      () => name === awaited,
    )
  const all = ['header', 'search', 'rates', 'footer'].map(queue)
  awaited = 'rates'
  await Promise.all(all)
  expect(order).toEqual(['rates', 'header', 'search', 'footer'])
})
