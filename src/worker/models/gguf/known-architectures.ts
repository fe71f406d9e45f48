/** The architectures of GGUF files that the packaged llama.cpp runs. */

/** Without separators, which llama.cpp writes in several ways (`command-r`, `granitehybrid`, `nemotron_h`). */
const names = new Set(
  (
    "afmoe apertus arcee arctic arwkv7 baichuan bailingmoe bailingmoe2 bailingmoe3 beam bert bitnet bloom chameleon chatglm clef " +
    "clovermoe codeshell cogvlm cohere2 cohere2moe commandr dbrx deci deepseek deepseek2 deepseek2ocr deepseek32 deepseek4 deepseek41 " +
    "dflash dots1 dots3note dream eagle3 ernie45 ernie45moe eurobert exaone exaone4 exaonemoe falcon falconh1 flint gemma gemma2 " +
    "gemma3 gemma3n gemma4 gemma4assistant gemmaembedding gemmaembedding2 glm4 glm4moe glm5next glmdsa gpt2 gptneox gptoss granite " +
    "granitehybrid granitemoe graniteswa graniteswitch grok grovemoe hrmtext hunyuandense hunyuanmoe hunyuanvl hyv3 hyv4 internlm2 " +
    "jais jais2 jamba jinabertv2 jinabertv3 k2horizon kimik3 kimik31 kimilinear kolibri1 laguna lfm2 lfm2moe lfm3 limite llada " +
    "lladamoe llama llama4 llamaembed maincoder maioncoder mamba mamba2 maple mellum metis16 mimo2 minicpm minicpm3 minimax01 " +
    "minimaxm2 minimaxm3 mistral3 mistral4 mistrallarge4 modernbert mpt museglimmer musespark nanbeige nemotron nemotronh " +
    "nemotronhmoe neobert nomicbert nomicbertmoe olmo olmo2 olmoe openelm orion paddleocr panguembedded phi2 phi3 phimoe plamo plamo2 " +
    "plamo3 plm pockettts qwen qwen2 qwen2moe qwen2vl qwen3 qwen35 qwen35moe qwen3moe qwen3next qwen3tts qwen3vl qwen3vlmoe qwen4exp " +
    "refact ricursive rnd1 rwkv6 rwkv6qwen2 rwkv7 seedoss sensenovau1 smallthinker smollm3 spark25 stablelm starcoder starcoder2 " +
    "step35 t5 t5encoder talkie vllmdecision2 wavtokenizerdec xing40 xverse"
  ).split(" "),
);

export function isKnownArchitecture(architecture: string): boolean {
  return names.has(architecture.replaceAll(/[-_.]/g, ""));
}
