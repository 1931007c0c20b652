import { drawCategories } from './categories'
import { drawFunctions } from './functions'
import { drawIndustries } from './industries'
import { drawLogos } from './logos'
import { drawProducts } from './products'
import { drawCodes } from './qr'

drawFunctions()
drawIndustries()
drawCategories()
drawProducts()
drawLogos()
drawCodes()
