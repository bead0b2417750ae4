/** A process of ours that ends in the middle of its work: nothing that it asks for is done any more. */
export class Killed extends Error {
  override name = 'Killed'
}

/** Counts the calls to what is outside of a process, and ends it at one of them. */
export interface Life {
  /** Throws once the process is dead; `before` a call is made, or `after` it was, its answer lost. */
  step<Answer>(call: () => Answer): Answer
  steps(): number
}

/** Lives until its `last`th call; `isLost`: that call is still made. */
export function lifeOf(last: number, isLost: boolean): Life {
  let count = 0
  return {
    steps: () => count,
    step(call) {
      count += 1
      if (count < last) return call()
      if (count > last || !isLost) throw new Killed(`Killed at call ${count}.`)
      const answer = call()
      if (answer instanceof Promise) {
        return answer.then(() => {
          throw new Killed(`Killed after call ${count}.`)
        }) as typeof answer
      }
      // A statement that is not sent yet: drizzle sends it when it is awaited.
      return answer
    },
  }
}

const STATEMENTS = ['select', 'insert', 'update', 'delete', 'execute', '$count']

/** A database, or a transaction, of a mortal process. */
export function mortalDb<Db extends object>(db: Db, life: Life): Db {
  return new Proxy(db, {
    get(target, name) {
      const member = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      if (name === 'transaction') {
        const begin = member.bind(target) as (work: (tx: object) => unknown) => Promise<unknown>
        return async (work: (tx: object) => unknown) => {
          const answer = await life.step(() => begin((tx) => work(mortalDb(tx, life))))
          // The process may die of a commit whose answer it never hears.
          life.step(() => null)
          return answer
        }
      }
      if (!STATEMENTS.includes(String(name))) return member.bind(target)
      return (...words: unknown[]) => life.step(() => member.apply(target, words))
    },
  })
}

/** Any other system outside of the process. */
export function mortal<Service extends object>(service: Service, life: Life): Service {
  return new Proxy(service, {
    get(target, name) {
      const member = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return async (...words: unknown[]) => life.step(async () => member.apply(target, words))
    },
  })
}
