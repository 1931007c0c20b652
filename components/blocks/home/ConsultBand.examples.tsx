import { cover, type Examples, homeModule, jump, longTitle } from '../../examples'
import { ConsultBand } from './ConsultBand'

const bare = { ...homeModule, title: undefined }

export const examples: Examples = {
  bare: (page) => <ConsultBand page={page} module={bare} theme="dark" />,
  usual: (page) => (
    <ConsultBand
      page={page}
      module={{ ...homeModule, desc: 'We call back', pcResource: cover, jumpBO: jump }}
      theme="dark"
    />
  ),
  phoneOnly: (page) => (
    <ConsultBand page={page} module={{ ...homeModule, mobileResource: cover }} theme="light" />
  ),
  long: (page) => (
    <ConsultBand
      page={page}
      module={{ ...homeModule, title: longTitle(page), desc: longTitle(page) }}
      theme="light"
    />
  ),
}
