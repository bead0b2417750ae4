import { type RefObject, useLayoutEffect, useState } from 'react'

/** The inner size of an element. */
export function useRoom(element: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setRoom({ width: current.clientWidth, height: current.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    measure()
    return () => observer.disconnect()
  }, [element])
  return room
}
