'use client'

/** A choice under `[data-keep]` lasts as long as its entry of the history: Back finds it as it was left. */
export function saveChoice({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.closest('[data-keep]')) return
  history.replaceState(
    { ...history.state, choices: { ...history.state?.choices, [target.name]: target.value } },
    '',
  )
}

/** Chooses again what was chosen on this entry of the history. */
export function restoreChoices(): void {
  const choices: Record<string, string> = history.state?.choices ?? {}
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-keep] input'))
    if (choices[input.name] === input.value) input.checked = true
}
