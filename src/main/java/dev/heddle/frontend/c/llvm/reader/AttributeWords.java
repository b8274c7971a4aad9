// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import dev.heddle.frontend.c.llvm.text.LlvmToken;
import dev.heddle.frontend.c.llvm.text.LlvmTokens;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * The words that may stand at one place of the text and promise something without changing what a
 * program does, from LLVM 14 to 21. Others are refused: they are misspelt, or of a version that may
 * give them a meaning.
 */
final class AttributeWords {
  private static final String RETURNED_VALUES =
      """
      align dereferenceable dereferenceable_or_null inreg noalias noext nofpclass nonnull noundef
      range signext zeroext
      """;

  private static final String ARGUMENTS =
      RETURNED_VALUES
          + """
          alignstack allocalign allocptr byref byval captures dead_on_return dead_on_unwind
          elementtype immarg inalloca initializes nest nocapture nofree preallocated readnone
          readonly returned sret swiftasync swifterror swiftself writable writeonly
          """;

  private static final String FUNCTIONS =
      """
      alignstack allockind allocsize alwaysinline argmemonly builtin cold convergent
      coro_elide_safe coro_only_destroy_when_complete disable_sanitizer_instrumentation
      fn_ret_thunk_extern hot hybrid_patchable inaccessiblemem_or_argmemonly inaccessiblememonly
      inlinehint jumptable memory minsize mustprogress naked nobuiltin nocallback nocf_check
      nocreateundeforpoison nodivergencesource noduplicate nofree noimplicitfloat noinline nomerge
      nonlazybind noprofile norecurse noredzone noreturn nosanitize_bounds nosanitize_coverage
      nosync nounwind null_pointer_is_valid optdebug optforfuzzing optnone optsize preallocated
      presplitcoroutine readnone readonly returns_twice safestack sanitize_address
      sanitize_alloc_token sanitize_hwaddress sanitize_memory sanitize_memtag
      sanitize_numerical_stability sanitize_realtime sanitize_realtime_blocking sanitize_thread
      sanitize_type shadowcallstack skipprofile speculatable speculative_load_hardening ssp sspreq
      sspstrong strictfp uwtable vscale_range willreturn writeonly
      """;

  private static final String SYMBOLS =
      """
      default hidden protected dllimport dllexport dso_local dso_preemptable unnamed_addr
      local_unnamed_addr addrspace
      """;

  private static final String CONVENTIONS =
      """
      cc ccc fastcc coldcc ghccc anyregcc preserve_mostcc preserve_allcc preserve_nonecc swiftcc
      swifttailcc cxx_fast_tlscc tailcc cfguard_checkcc webkit_jscc hhvmcc hhvm_ccc graalcc
      x86_stdcallcc x86_fastcallcc x86_thiscallcc x86_vectorcallcc x86_regcallcc x86_intrcc
      x86_64_sysvcc win64cc intel_ocl_bicc arm_apcscc arm_aapcscc arm_aapcs_vfpcc
      aarch64_vector_pcs aarch64_sve_vector_pcs aarch64_sme_preservemost_from_x0
      aarch64_sme_preservemost_from_x1 aarch64_sme_preservemost_from_x2 msp430_intrcc avr_intrcc
      avr_signalcc ptx_kernel ptx_device spir_func spir_kernel amdgpu_kernel amdgpu_vs amdgpu_ls
      amdgpu_hs amdgpu_es amdgpu_gs amdgpu_ps amdgpu_cs amdgpu_cs_chain amdgpu_cs_chain_preserve
      amdgpu_gfx m68k_rtdcc riscv_vector_cc riscv_vls_cc
      """;

  private static final String SECTIONS =
      "section partition comdat align gc code_model no_sanitize_address no_sanitize_hwaddress"
          + " sanitize_memtag sanitize_address_dyninit ";

  /** Behind the type of a parameter or argument. */
  static final AttributeWords PARAMETER = new AttributeWords(ARGUMENTS);

  /** Before the type of a result, of a function or call. */
  static final AttributeWords RESULT =
      new AttributeWords(
          RETURNED_VALUES
              + SYMBOLS
              + CONVENTIONS
              + "fast nnan ninf nsz arcp contract afn reassoc extern_weak external");

  /** Behind the parameters of a function; what is there and has a value is read by others. */
  static final AttributeWords FUNCTION =
      new AttributeWords(FUNCTIONS + SECTIONS + "unnamed_addr local_unnamed_addr addrspace");

  /** Behind the arguments of a call. */
  static final AttributeWords CALL = new AttributeWords(FUNCTIONS);

  /** Before {@code global}, {@code constant} or {@code alias}. */
  static final AttributeWords VARIABLE =
      new AttributeWords(SYMBOLS + "thread_local externally_initialized");

  /** Behind a variable's first value. */
  static final AttributeWords VARIABLE_END = new AttributeWords(SECTIONS);

  /** In a numbered group. */
  static final AttributeWords GROUP = new AttributeWords(FUNCTIONS + ARGUMENTS);

  private static final Set<String> WITH_TEXT = Set.of("section", "partition", "gc", "code_model");

  private final Set<String> words;

  private AttributeWords(String words) {
    this.words = new HashSet<>(Arrays.asList(words.strip().split("\\s+")));
  }

  /** Whether one of them, or an attribute in quotes or by number, is here. */
  boolean at(LlvmTokens in) {
    return switch (in.token) {
      case WORD -> words.contains(in.word);
      case STRING, ATTRIBUTES -> true;
      default -> false;
    };
  }

  /** Passes one, with its argument. */
  void pass(LlvmTokens in) {
    if (!at(in)) {
      throw in.token == LlvmToken.WORD
          ? in.error("unknown attribute '" + in.word + "'")
          : in.unexpected("an attribute");
    }
    boolean isWord = in.token == LlvmToken.WORD;
    boolean convention = in.isWord("cc");
    boolean alignment = in.isWord("align");
    boolean takesText = isWord && WITH_TEXT.contains(in.word);
    in.next();
    if (in.accept('=')) { // in a group
      in.expectKind(isWord ? LlvmToken.INTEGER : LlvmToken.STRING);
      in.next();
    } else if (takesText) {
      in.expectKind(LlvmToken.STRING);
      in.next();
    } else if (convention || alignment && in.token == LlvmToken.INTEGER) {
      in.integer();
    } else if (isWord && in.is('(')) {
      Attributes.skipBrackets(in);
    }
  }
}
