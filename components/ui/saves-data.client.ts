'use client'

type Connection = { saveData?: boolean; effectiveType?: string }

const connection = () => (navigator as Navigator & { connection?: Connection }).connection

/** True for visitors who ask their browser to save data. */
export const savesData = () => connection()?.saveData === true

/** True on connections where whatever is not asked for delays what is. */
export const isSlowConnection = () => /2g/.test(connection()?.effectiveType ?? '')
