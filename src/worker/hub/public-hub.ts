/** The default hub. */
export const publicHub = "https://huggingface.co/";
