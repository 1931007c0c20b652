export type HomeModuleKind = 'carousel' | 'news' | 'consult' | 'product' | 'solution' | 'case' | 'banner'

const kinds = new Map<string, HomeModuleKind>([
  ['CAROUSEL', 'carousel'],
  ['NEWS', 'news'],
  ['BUSINESS_CONSULTING', 'consult'],

  ['PRODUCT', 'product'],
  ['SOLUTION', 'solution'],
  ['Example', 'case'],
])

/** How a home module is shown: the module named `case` is the case wall whatever its type; unknown types are a single banner (§2). */
export function homeModuleKind(module: { moduleType: string; moduleName: string }): HomeModuleKind {
  if (module.moduleName === 'case') return 'case'
  return kinds.get(module.moduleType) ?? 'banner'
}
