import { postForm } from '@/lib/enquiry/post-form'

/** POST form: an enquiry of a browser, or of another instance whose back end this site is (§7, D24, D34). */
export const POST = postForm
