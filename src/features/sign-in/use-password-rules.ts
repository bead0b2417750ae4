import { type FormEvent, useEffect, useState } from 'react'
import { metPasswordRules, PASSWORD_RULES, type PasswordRule } from './password.rules'

export interface PasswordRulesModel {
  all: readonly PasswordRule[]
  met: PasswordRule[]
  /** The number of met rules for screen readers, after a pause in typing and only if it has changed. */
  said: number | null
  onInput: (event: FormEvent<HTMLInputElement>) => void
}

const PAUSE_MS = 1000

/** The rules that a password meets while it is typed; the password itself is not stored. */
export function usePasswordRules(): PasswordRulesModel {
  const [met, setMet] = useState<PasswordRule[]>([])
  const [typed, setTyped] = useState(0)
  const [said, setSaid] = useState<number | null>(null)
  useEffect(() => {
    if (typed === 0) return
    const timer = setTimeout(() => setSaid(met.length), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, met])
  const onInput = (event: FormEvent<HTMLInputElement>) => {
    setMet(metPasswordRules(event.currentTarget.value))
    setTyped((count) => count + 1)
  }
  return { all: PASSWORD_RULES, met, said, onInput }
}
