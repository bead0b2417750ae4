import { createAdmission, mostBacklogMs } from './admission'

/** An admission with a processor time that the test sets. */
function admission(mostMs: number) {
  let busy = 0
  const own = createAdmission({ mostMs, busyMs: () => busy })
  /** Accepts a number of widgets and renders them in a number of ms. */
  const render = (widgets: number, ms: number) => {
    const leave = own.enter(widgets)
    busy += ms
    leave?.()
  }
  /** The number of widgets that are accepted before one is refused. */
  const room = () => {
    let count = 0
    while (own.enter(1) && count < 10_000) count += 1
    return count
  }
  return { ...own, render, room, wait: (ms: number) => (busy += ms) }
}

it('accepts as much as the measured time of a widget allows', () => {
  const fast = admission(1000)
  for (let page = 0; page < 1000; page++) fast.render(8, 4)
  expect(fast.room()).toBeCloseTo(2000, -2)
  const slow = admission(1000)
  for (let page = 0; page < 1000; page++) slow.render(8, 400)
  expect(slow.room()).toBe(20)
})

it('adapts when widgets become slower', () => {
  const own = admission(1000)
  for (let page = 0; page < 1000; page++) own.render(8, 4)
  for (let page = 0; page < 500; page++) own.render(8, 80)
  expect(own.room()).toBeLessThanOrEqual(105)
})

it('does not count other work between two requests as a widget’s time', () => {
  const own = admission(1000)
  for (let page = 0; page < 1000; page++) {
    own.wait(5000)
    own.render(8, 4)
  }
  expect(own.room()).toBeCloseTo(2000, -2)
})

it('measures overlapping requests by their common time', () => {
  const own = admission(100_000)
  for (let round = 0; round < 200; round++) {
    const leaves = Array.from({ length: 10 }, () => own.enter(8))
    own.wait(160)
    for (const leave of leaves) leave?.()
  }
  own.enter(100)
  expect(own.backlogMs()).toBeGreaterThan(180)
  expect(own.backlogMs()).toBeLessThan(220)
})

it('accepts any request while it is idle', () => {
  const own = admission(100)
  for (let page = 0; page < 100; page++) own.render(8, 800)
  const leave = own.enter(500)
  expect(leave).not.toBeNull()
  expect(own.hasRoom()).toBe(false)
  expect(own.enter(1)).toBeNull()
  leave?.()
  leave?.()
  expect(own.backlogMs()).toBe(0)
  expect(own.hasRoom()).toBe(true)
})

it('does not count the time of the API', () => {
  expect(mostBacklogMs({ answerWithinMs: 2000, limitMs: 1000 })).toBe(750)
  expect(mostBacklogMs({ answerWithinMs: 2000, limitMs: 5000 })).toBe(375)
})
