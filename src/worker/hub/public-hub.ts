/** The hub that is asked if no other is named. */
export const publicHub = "https://huggingface.co/";
