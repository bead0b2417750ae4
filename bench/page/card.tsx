import { useEffect, useState } from 'react'

/** `start`: the counter's value before the first click. */
export interface CardProps {
  id: number
  title: string
  text: string
  href: string
  tags: string[]
  start: number
}

/** The probe that `measure/probe.mjs` injects before any other script. */
interface Probe {
  mounted(id: number, time: number): void
  left(id: number): void
}

/** The widget that every contender shows; it notifies the probe of its mount and unmount. */
export function Card({ id, title, text, href, tags, start }: CardProps) {
  const [count, setCount] = useState(start)
  useEffect(() => {
    const { probe } = globalThis as { probe?: Probe }
    probe?.mounted(id, performance.now())
    return () => probe?.left(id)
  }, [id])
  return (
    <article className="card" data-card={id}>
      <h3>{title}</h3>
      <p>{text}</p>
      <ul>
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      <a href={href}>Read more</a>
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        Count: <b>{count}</b>
      </button>
    </article>
  )
}
